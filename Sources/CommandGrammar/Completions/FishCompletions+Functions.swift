// The functions of the script that do not depend on the program; its name replaces each `§`.

extension FishCompletions {
  /// The functions that read a command line.
  static let functions = #"""
    # Completion of § for fish, written by '§ completions fish'.

    # Reads the words before the cursor.
    function __§_read
        set -g __§_given
        set -g __§_operands 0
        set -g __§_ended 0
        set -l words (commandline -opc)
        set -e words[1]
        set -g __§_command (__§_named $words[1])
        set -e words[1]
        set -l valued (__§_valued "$__§_command")
        set -l waiting 0
        for word in $words
            if test $waiting = 1
                set waiting 0
            else if test $__§_ended = 1; or not string match -q -- '-*' $word; or string match -q -r -- '^-([0-9].*|P-?[0-9].*)?$' $word
                set __§_operands (math $__§_operands + 1)
            else if test "$word" = --
                set __§_ended 1
            else if string match -q -- '--*=*' $word
                set -a __§_given (string replace -r '=.*' '' -- $word)
            else if string match -q -- '--*' $word
                set -a __§_given $word
                contains -- $word $valued; and set waiting 1
            else
                set -l letters (string split '' -- (string sub -s 2 -- $word))
                while set -q letters[1]
                    set -a __§_given -$letters[1]
                    if contains -- -$letters[1] $valued
                        set -q letters[2]; or set waiting 1
                        break
                    end
                    set -e letters[1]
                end
            end
        end
        # The value of the last option is at the cursor, so that the option is still offered.
        test $waiting = 0; or set -e __§_given[-1]
        set -g __§_waiting $waiting
    end

    # Whether the command is not given yet.
    function __§_is_first
        test (count (commandline -opc)) -eq 1
    end

    # Whether an option is offered: the command is one of the first argument, and none of the options in the
    # other arguments is given.
    function __§_offers --argument-names commands
        __§_read
        test $__§_ended = 0; and contains -- "$__§_command" (string split , -- $commands); or return 1
        set -e argv[1]
        for name in $__§_given
            contains -- $name $argv; and return 1
        end
        return 0
    end

    # Whether an operand of the command is offered, at a position or at all later ones.
    function __§_operand --argument-names command position
        __§_read
        test "$__§_command" = $command; and test $__§_waiting = 0; or return 1
        test -z "$position"; or test $__§_operands = "$position"
    end


    """#
}
