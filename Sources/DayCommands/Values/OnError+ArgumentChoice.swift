import CommandGrammar
import DayRecords

extension OnError: ArgumentChoice {}
