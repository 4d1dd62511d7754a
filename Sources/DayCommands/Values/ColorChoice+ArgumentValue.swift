import CommandGrammar
import Terminal

extension ColorChoice: ArgumentValue {}
