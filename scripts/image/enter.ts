/** A folder as the root of a process, with the mounts over it. */
export interface Root {
  readonly folder: string;
  readonly readOnly: boolean;
  /** The mounts of paths of this machine at paths of the root. */
  readonly binds: readonly { readonly from: string; readonly to: string; readonly readOnly: boolean }[];
  readonly tmpfs: readonly string[];
}

/** The user, folder and environment of a program. */
export interface Account {
  /** `uid:gid`. */
  readonly user: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The command line that gives up every right that a container of compose.yaml does not have, and becomes the program. */
export function asAccount({ user, workdir, env }: Account, command: readonly string[]): readonly string[] {
  const [uid, gid] = user.split(':');
  const rights = uid === '0' ? [] : ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  const variables = Object.entries({ PATH, HOME: uid === '0' ? '/root' : '/', ...env });
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights, '--'],
    ...['env', '-i', `--chdir=${workdir}`, ...variables.map(([name, value]) => `${name}=${value}`)],
    ...command,
  ];
}

/** The arguments of `unshare` that run a command as process 1 in a root of its own. */
export function enter({ folder, readOnly, binds, tmpfs }: Root, command: readonly string[]): readonly string[] {
  const at = (path: string) => quoted(`${folder}${path}`);
  const script = [
    'set -eu',
    'umask 022',
    `mount --bind ${at('')} ${at('')}`,
    `mount -t proc proc ${at('/proc')}`,
    `mount --rbind /dev ${at('/dev')}`,
    ...tmpfs.map((path) => `mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs ${at(path)}`),
    ...binds.flatMap(({ from, to, readOnly: fixed }) => [
      `mount --bind ${quoted(from)} ${at(to)}`,
      ...(fixed ? [`mount -o remount,bind,ro ${at(to)}`] : []),
    ]),
    ...(readOnly ? [`mount -o remount,bind,ro ${at('')}`] : []),
    `exec chroot ${at('')} ${command.map(quoted).join(' ')}`,
  ];
  return [...['--mount', '--propagation', 'private', '--pid', '--fork'], ...['sh', '-c', script.join('\n')]];
}
