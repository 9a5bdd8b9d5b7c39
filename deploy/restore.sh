#!/usr/bin/env bash
# Makes a data folder of what backup.sh kept. PostgreSQL, started on it, recovers to the moment and then takes writes.
#
#   restore.sh <folder> <data> --time <time>     up to this time, as '2026-11-23 05:00:00+00'
#   restore.sh <folder> <data> --point <name>    up to a point that backup.sh named
#   restore.sh <folder> <data> --latest          as far as the archived log goes
#
# Takes the newest base backup from before that moment. <data> is empty or not there. Run it as the account that runs
# PostgreSQL, of the same major version as the backup's.
#
# Exit codes: 0 done, 1 failed, 64 the command line is wrong.
set -euo pipefail
umask 077

usage() {
  sed -n '4,6s/^# *//p' "$0" >&2
  exit 64
}
fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

case "${3:-}:$#" in --time:4 | --point:4 | --latest:3) ;; *) usage ;; esac
folder=$(realpath -- "$1")
data=$2
[[ ! $folder =~ [\'\"\\%] ]] || fail "the path of the folder must hold no quote, backslash or percent sign"
[ -z "$(ls -A -- "$data" 2> /dev/null)" ] || fail "the data folder is not empty"

target=""
before=9
case $3 in
  --time)
    # Both readings are UTC, whatever the time zones of this machine and of the server.
    before=$(date -u -d "$4" +%Y%m%dT%H%M%S.%6NZ 2> /dev/null) || fail "this is no time"
    target="recovery_target_time = '$(date -u -d "$4" '+%Y-%m-%d %H:%M:%S.%6N+00')'"
    ;;
  --point)
    [[ $4 =~ ^[A-Za-z0-9_-]+$ && -e $folder/points/$4 ]] || fail "there is no point of this name"
    before=$(cat "$folder/points/$4")
    target="recovery_target_name = '$4'"
    ;;
esac

base=""
for found in "$folder"/base/*Z; do
  name=$(basename -- "$found")
  if [ -d "$found" ] && [[ $name < $before ]]; then base=$found; fi
done
[ -n "$base" ] || fail "there is no base backup from before that"

mkdir -p -- "$data"
cp -a -- "$base/." "$data/"
chmod 700 "$data"
# An earlier restore's, where the backup is of a server that was restored.
sed -i '/^ *\(recovery_target\|restore_command\)/d' "$data/postgresql.auto.conf"
cat >> "$data/postgresql.auto.conf" << SETTINGS
restore_command = 'cp "$folder/wal/%f" "%p"'
recovery_target_action = 'promote'
$target
SETTINGS
touch "$data/recovery.signal"
echo "restored $base; PostgreSQL recovers from there when it starts"
