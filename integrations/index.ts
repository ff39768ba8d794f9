import type { AstroIntegration } from 'astro';
import { buildManifestIntegration } from './build-manifest/index.ts';
import { bundlesIntegration } from './bundles/index.ts';
import { clientIntentIntegration } from './client-intent/index.ts';
import { contentPolicyIntegration } from './content-policy/index.ts';
import { builderIntegration } from './desk/builder/dev/index.ts';
import { deskIntegration } from './desk/index.ts';
import { editorIntegration } from './editor/index.ts';
import { fontsIntegration } from './fonts/index.ts';
import { galleryIntegration } from './gallery/index.ts';
import { mediaIntegration } from './media/index.ts';
import { serverIntegration } from './server/index.ts';
import { serviceWorkerIntegration } from './service-worker/index.ts';
import { storeApiIntegration } from './store-api/index.ts';

/**
 * Everything that this shop adds to Astro, in the order in which it has to happen:
 * pictures before the store that names them, the policy of pages before anybody reads them, the server's list of files after all are written.
 */
export const shopIntegrations = (): AstroIntegration[] => [
  fontsIntegration(),
  mediaIntegration(),
  storeApiIntegration(),
  clientIntentIntegration(),
  bundlesIntegration(),
  galleryIntegration(),
  contentPolicyIntegration(),
  buildManifestIntegration(),
  serviceWorkerIntegration(),
  deskIntegration(),
  serverIntegration(),
  editorIntegration(),
  builderIntegration(),
];
