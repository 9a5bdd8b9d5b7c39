import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A position in a command line, and the words that may follow it. */
interface Place {
  /** The commands so far, as `attestor key`. */
  readonly path: string;
  /** Subcommands and the choices of arguments. */
  readonly next: readonly string[];
  readonly options: readonly string[];
  readonly subcommands: readonly string[];
}

const longOptions = (command: Command): string[] => command.options.flatMap(({ long }) => long ?? []);

function collectPlaces(command: Command, path: string, inherited: readonly string[]): Place[] {
  const options = [...longOptions(command), ...inherited];
  const subcommands = command.commands.map((subcommand) => subcommand.name());
  const next = [...subcommands, ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])];
  const places = command.commands.flatMap((subcommand) =>
    collectPlaces(subcommand, `${path} ${subcommand.name()}`, options),
  );
  return [{ path: path, next, options: [...options, '--help'], subcommands: subcommands }, ...places];
}

/** The steps from a place to a subcommand, as `place/word`, for a `case` of a shell. */
const collectSteps = (places: readonly Place[]) => [
  '/attestor',
  ...places.flatMap(({ path, subcommands }) => subcommands.map((word) => `${path}/${word}`)),
];

/** The loop, for bash and zsh, that walks the words of the command line as long as they are commands. */
const wordLoop = (words: string, places: readonly Place[]) => `for word in "\${${words}}"; do
    case "$at/$word" in
      ${collectSteps(places)
        .map((step) => `"${step}"`)
        .join('|')}) at="\${at:+$at }$word" ;;
    esac
  done`;

const bashScript = (places: readonly Place[]) => `_income_series() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at="" next="attestor" options="--help" word
  ${wordLoop('COMP_WORDS[@]:1:COMP_CWORD-1', places)}
  case "$at" in
${places.map(({ path, next, options }) => `    "${path}") next="${next.join(' ')}" options="${options.join(' ')}" ;;`).join('\n')}
  esac
  [[ "$cur" == -* ]] && next="$options"
  COMPREPLY=($(compgen -W "$next" -- "$cur"))
}
complete -o default -F _income_series income-series`;

const zshScript = (places: readonly Place[]) => `#compdef income-series
_income_series() {
  local at="" word
  local -a next options
  next=(attestor) options=(--help)
  ${wordLoop('(@)words[2,CURRENT-1]', places)}
  case "$at" in
${places.map(({ path, next, options }) => `    "${path}") next=(${next.join(' ')}) options=(${options.join(' ')}) ;;`).join('\n')}
  esac
  if [[ "$PREFIX" == -* ]]; then compadd -a options; elif (( $#next )); then compadd -a next; else _files; fi
}
compdef _income_series income-series`;

const fishScript = (places: readonly Place[]) => `function __income_series_at
  set -l at ""
  for word in (commandline -opc)[2..-1]
    switch "$at/$word"
      case ${collectSteps(places)
        .map((step) => `"${step}"`)
        .join(' ')}
        set at (string trim "$at $word")
    end
  end
  test "$at" = "$argv[1]"
end
complete -c income-series -n '__income_series_at ""' -f -a attestor
${places
  .map(({ path, next, options }) => {
    const prefix = `complete -c income-series -n '__income_series_at "${path}"'`;
    const words = next.length === 0 ? [] : [`${prefix} -f -a '${next.join(' ')}'`];
    return [...words, ...options.map((option) => `${prefix} -l ${option.slice(2)}`)].join('\n');
  })
  .join('\n')}`;

/** The shell command that installs the completion script, by shell. */
export const COMPLETION_USAGE: Readonly<Record<Shell, string>> = {
  bash: 'source <(income-series attestor completion bash)',
  zsh: 'source <(income-series attestor completion zsh)',
  fish: 'income-series attestor completion fish > ~/.config/fish/completions/income-series.fish',
};

const WRITERS: Readonly<Record<Shell, (places: readonly Place[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Generates a shell's completion script from the declared commands. */
export const completionOf = (program: Command, shell: Shell): string =>
  WRITERS[shell](collectPlaces(program, 'attestor', []));
