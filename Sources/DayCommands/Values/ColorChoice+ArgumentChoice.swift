import CommandGrammar
import Terminal

extension ColorChoice: ArgumentChoice {}
