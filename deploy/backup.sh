#!/usr/bin/env bash
# Base backups and the archived log (WAL) of a PostgreSQL that operators run, in one folder that restore.sh restores from.
#
#   backup.sh base <folder>             takes a base backup, and verifies it
#   backup.sh point <folder> <name>     names this moment, and waits until the log up to it is archived
#   backup.sh archive <folder> %p %f    PostgreSQL's archive_command
#
# `base` and `point` connect as libpq does (PGHOST, PGPORT, PGUSER, PGPASSFILE), as a user with REPLICATION and, for `point`,
# the right to execute pg_create_restore_point and pg_switch_wal. PG_BINDIR: where PostgreSQL's programs are, as
# /usr/lib/postgresql/15/bin.
#
# Exit codes: 0 done, 1 failed, 64 the command line is wrong.
set -euo pipefail
umask 077
PATH="${PG_BINDIR:+$PG_BINDIR:}$PATH"

usage() {
  sed -n '4,6s/^# *//p' "$0" >&2
  exit 64
}
fail() {
  printf '%s\n' "$1" >&2
  exit 1
}
ask() { psql -XAtq -v ON_ERROR_STOP=1 -d "${PGDATABASE:-postgres}" -c "$1"; }
# The server's time, as folders are named by it.
now() { ask "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYYMMDD\"T\"HH24MISS.US\"Z\"')"; }

# Never over another content; complete, and on the disk, under its name.
archive() {
  local to="$1/wal/$3"
  if [ -e "$to" ]; then
    cmp -s -- "$2" "$to" || fail "$3 is archived already, with another content"
    sync -- "$to" "$1/wal" # the copy of a run that was cut off may not be on the disk yet
    return
  fi
  cp -- "$2" "$to.partial"
  sync -- "$to.partial"
  mv -- "$to.partial" "$to"
  sync -- "$1/wal"
}

base() {
  mkdir -p "$1/base" "$1/wal" "$1/points"
  local running
  running=$(mktemp -d "$1/base/.running-XXXXXX")
  # by its name now: the trap runs where the variable is gone
  trap "rm -rf -- ${running@Q}" EXIT
  pg_basebackup --pgdata="$running" --checkpoint=fast --wal-method=stream --no-password
  pg_verifybackup --quiet "$running"
  local name
  name=$(now)
  mv -T -- "$running" "$1/base/$name"
  trap - EXIT
  echo "base backup $1/base/$name"
}

point() {
  [[ $2 =~ ^[A-Za-z0-9_-]{1,60}$ ]] || usage
  [ ! -e "$1/points/$2" ] || fail "there is a point of this name already"
  local at segment
  at=$(now)
  segment=$(ask "SELECT pg_walfile_name(pg_create_restore_point('$2'))")
  ask 'SELECT pg_switch_wal()' > /dev/null
  for ((tries = 0; tries < 600; tries++)); do
    if [ -e "$1/wal/$segment" ]; then
      echo "$at" > "$1/points/$2"
      echo "point $2"
      return
    fi
    sleep 0.1
  done
  fail "the log up to the point is not archived: see archive_mode and archive_command, and pg_stat_archiver"
}

case "${1:-}:$#" in
  archive:4) archive "$2" "$3" "$4" ;;
  base:2) base "$2" ;;
  point:3) point "$2" "$3" ;;
  *) usage ;;
esac
