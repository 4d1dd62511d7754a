import DayKit

print(Day.today + 30)
