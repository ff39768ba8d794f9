import { writeFileSync } from 'node:fs';
import { proofsIn, tableOf } from '#tests/house/proofs.ts';
import { readTree } from '#tests/house/sources.ts';

/** `npm run ledger` writes which test proves which number of the ledger; a law in tests/house compares. */
writeFileSync('tests/README.md', tableOf(proofsIn(readTree())));
