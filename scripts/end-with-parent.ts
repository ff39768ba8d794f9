/*
 * Ends this process when the one that forked it has ended, however it ended: a build that nobody waits for any more would
 * go on writing into what the next one writes.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref(); // work keeps this process alive, the connection does not
