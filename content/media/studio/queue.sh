#!/bin/bash
# Renders the ids of queue.txt one after the other (append while it runs) and notes them in done.txt. Log: queue.log.
# A file `stop` ends it; so does the time UNTIL=18:30; while the file named by PAUSE exists it waits.
cd "$(dirname "$0")" || exit 1; touch queue.txt done.txt
while [ ! -e stop ]; do
  [ -z "$UNTIL" ] || [ "$(date +%s)" -lt "$(date -d "$UNTIL" +%s)" ] || exit 0
  [ -z "$PAUSE" ] || [ ! -e "$PAUSE" ] || { sleep 5; continue; }
  id=$(grep -vxFf done.txt queue.txt | head -n 1)
  [ -n "$id" ] || { sleep 5; continue; }
  echo "$(date +%T) $id" >>queue.log
  nice -n 19 ./render_all.py "$id" --force >>queue.log 2>&1
  echo "$id" >>done.txt
done
