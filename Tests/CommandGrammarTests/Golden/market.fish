# Completion of market for fish, written by 'market completions fish'.

# Reads the words before the cursor.
function __market_read
    set -g __market_given
    set -g __market_operands 0
    set -g __market_ended 0
    set -l words (commandline -opc)
    set -e words[1]
    set -g __market_command (__market_named $words[1])
    set -e words[1]
    set -l valued (__market_valued "$__market_command")
    set -l waiting 0
    for word in $words
        if test $waiting = 1
            set waiting 0
        else if test $__market_ended = 1; or not string match -q -- '-*' $word; or string match -q -r -- '^-([0-9].*|P-?[0-9].*)?$' $word
            set __market_operands (math $__market_operands + 1)
        else if test "$word" = --
            set __market_ended 1
        else if string match -q -- '--*=*' $word
            set -a __market_given (string replace -r '=.*' '' -- $word)
        else if string match -q -- '--*' $word
            set -a __market_given $word
            contains -- $word $valued; and set waiting 1
        else
            set -l letters (string split '' -- (string sub -s 2 -- $word))
            while set -q letters[1]
                set -a __market_given -$letters[1]
                if contains -- -$letters[1] $valued
                    set -q letters[2]; or set waiting 1
                    break
                end
                set -e letters[1]
            end
        end
    end
    # The value of the last option is at the cursor, so that the option is still offered.
    test $waiting = 0; or set -e __market_given[-1]
    set -g __market_waiting $waiting
end

# Whether the command is not given yet.
function __market_is_first
    test (count (commandline -opc)) -eq 1
end

# Whether an option is offered: the command is one of the first argument, and none of the options in the
# other arguments is given.
function __market_offers --argument-names commands
    __market_read
    test $__market_ended = 0; and contains -- "$__market_command" (string split , -- $commands); or return 1
    set -e argv[1]
    for name in $__market_given
        contains -- $name $argv; and return 1
    end
    return 0
end

# Whether an operand of the command is offered, at a position or at all later ones.
function __market_operand --argument-names command position
    __market_read
    test "$__market_command" = $command; and test $__market_waiting = 0; or return 1
    test -z "$position"; or test $__market_operands = "$position"
end

function __market_named --argument-names word
    switch "$word"
        case get take
            echo buy
        case '*'
            echo $word
    end
end

function __market_valued --argument-names command
    switch $command
        case buy
            string split ' ' -- '--size -s --file --folder --price -p --tag -t --column -c --zone'
        case sell
            string split ' ' -- '--column -c --zone'
    end
end

function __market_fruit
    echo 'apples'
    echo 'pears'
end

function __market_size
    echo 'small'
    echo 'medium'
    echo 'large'
end

function __market_folder
    __fish_complete_directories (commandline -ct) ''
end

function __market_tag
    set -l start (commandline -ct | string replace -r '^-[^=]*=' '' | string match -r '.*,')
    echo "$start"'green'
    echo "$start"'red'
    echo "$start"'ripe'
end

function __market_zone
    echo 'local	the system\'s: here'
    for path in './zones'/**
        test -f $path; and string replace './zones/' '' -- $path
    end | string match -r '^[A-Z].*'
end

function __market_topic
    echo 'buy	Buy fruit.'
    echo 'get	Buy fruit.'
    echo 'take	Buy fruit.'
    echo 'sell	Sell fruit.'
    echo 'prices	Prices of fruit'
    echo 'options	Common options'
end

complete -c market -f

complete -c market -n __market_is_first -a buy -d 'Buy fruit.'
complete -c market -n __market_is_first -a get -d 'Buy fruit.'
complete -c market -n __market_is_first -a take -d 'Buy fruit.'
complete -c market -n __market_is_first -a sell -d 'Sell fruit.'
complete -c market -n __market_is_first -a help -d 'Show help for a command or a topic.'
complete -c market -n __market_is_first -s h -l help -d 'show help: -h for one screen, --help for everything'
complete -c market -n __market_is_first -s V -l version -d 'show the version'

complete -c market -n '__market_offers buy --size -s' -s s -l size -x -a '(__market_size)' -d 'size of the fruit'
complete -c market -n '__market_offers buy --file' -l file -r -F -d 'shopping list'
complete -c market -n '__market_offers buy --folder' -l folder -x -a '(__market_folder)' -d 'bag'
complete -c market -n '__market_offers buy --price -p' -s p -l price -x -d 'highest price'
complete -c market -n '__market_offers buy' -s t -l tag -x -a '(__market_tag)' -d 'tag to attach'
complete -c market -n '__market_offers buy,sell --column -c' -s c -l column -x -d 'column: a number'
complete -c market -n '__market_offers buy,sell --header' -l header -d 'the first line has names'
complete -c market -n '__market_offers buy,sell --json -j --csv' -s j -l json -d 'print JSON'
complete -c market -n '__market_offers buy,sell --csv --json -j' -l csv -d 'print CSV [with \'quotes\']'
complete -c market -n '__market_offers buy,sell --zone' -l zone -x -a '(__market_zone)' -d 'time zone'
complete -c market -n '__market_offers buy,sell --quiet -q' -s q -l quiet -d 'print less'
complete -c market -n '__market_offers buy,sell,help -h --help' -s h -l help -d 'show help: -h for one screen, --help for everything'

complete -c market -n '__market_operand buy' -a '(__market_fruit)'
complete -c market -n '__market_operand sell 0' -a '(__market_fruit)'
complete -c market -n '__market_operand sell 1' -a '(__market_size)'
complete -c market -n '__market_operand help 0' -a '(__market_topic)'
