/* Everything that runs on every page before anybody presses anything: one small file, without React. */
import '#features/cart/badge.client.ts';
import '#features/notices/dismiss.client.ts';
import '#features/updates/first-build-check.client.ts';
import './colour-mode.client.ts';
import './languages.client.ts';
import './late.client.ts';
