import { noteForBuild } from './build-notes.server.ts';
import { DEFAULT_SHARE_PICTURE, type SharePicture, shareAddress } from './share-picture.ts';

let isDrawn: (address: string) => boolean = () => false;

/** Which pictures for sharing the running release has. */
export const setDrawnPictures = (isInRelease: typeof isDrawn): void => {
  isDrawn = isInRelease;
};

/**
 * Address of a page's picture for sharing. A build has it drawn; a running shop shows the shop's own for a page that came
 * after the build. Undefined where nobody draws, as in tests.
 */
export function sharedAs(picture: SharePicture): string | undefined {
  if (noteForBuild({ share: picture })) return shareAddress(picture);
  return [picture, DEFAULT_SHARE_PICTURE].map(shareAddress).find(isDrawn);
}
