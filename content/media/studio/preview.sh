#!/bin/bash
# Small, quick pictures to judge form and light: ./preview.sh id…  → cache/<id>.png
cd "$(dirname "$0")" || exit 1; mkdir -p cache
for id; do nice -n 19 env PATH=/usr/bin:/bin OMP_NUM_THREADS=1 OMP_WAIT_POLICY=passive blender -b -noaudio --python build.py -- "$id" --scale "${SCALE:-0.16}" --spp "${SPP:-4}" --out "cache/$id.png" >"cache/$id.log" 2>&1; grep -q RENDERED "cache/$id.log" && echo "+ $id" || { echo "! $id"; grep -E "Error|line [0-9]+, in" "cache/$id.log" | tail -4; }; done
