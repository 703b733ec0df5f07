"""The lesson of La Guerre des Sons: every rule in short steps, a quiz, and the script of the demonstration."""
STEPS = ()
DEMO = ()
DEMO_DEAL = 1
