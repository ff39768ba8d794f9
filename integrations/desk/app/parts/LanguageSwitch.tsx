import { useLocaleState, useLocales, useTranslate } from 'ra-core';

export function LanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
  return (
    <select aria-label={translate('language')} value={locale} onChange={({ target }) => setLocale(target.value)}>
      {useLocales().map(({ locale: code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
