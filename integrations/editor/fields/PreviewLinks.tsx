import { LOCALES } from '#i18n/locales.ts';

/** The saved page, drawn as shoppers will get it, in a tab for each language. A new entry has none yet. */
export function PreviewLinks() {
  const [, kind, id] = window.location.pathname.match(/\/collection\/([^/]+)\/item\/([^/]+)/) ?? [];
  if (!kind || !id) return null;
  return (
    <p>
      See what is saved:{' '}
      {LOCALES.map(({ code, name }, index) => (
        <span key={code}>
          {index > 0 && ' · '}
          <a href={`/~preview/${kind}/${id}?lang=${code}`} target={`preview-${code}`} rel="noreferrer">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
