import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from './account.ts';
import { api, keyed, newKey, take } from './client.ts';
import { keepTheme, theme } from './language.ts';
import { LanguageSwitch } from './parts/LanguageSwitch.tsx';
import { Toasts } from './parts/Toasts.tsx';
import { SCREENS } from './screens.ts';
import style from './shell.module.css';

/** What stands around every screen: the name, the way to all others, language, light and the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const { role } = useAccount();
  const translate = useTranslate();
  return (
    <div className={style.frame}>
      <header className={`${style.top} enamel`}>
        <NavLink to="/" className={style.name}>
          Hof &amp; Herd
        </NavLink>
        <Tools />
      </header>
      <nav className={style.side} aria-label={translate('nav')}>
        <ul>
          {SCREENS.filter(({ roles, isHidden }) => roles.includes(role) && !isHidden).map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'}>
                {translate(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main className={style.main}>{children}</main>
      <Toasts />
    </div>
  );
}

function Tools() {
  const account = useAccount();
  const translate = useTranslate();
  const [light, setLight] = useState(theme() ?? '');
  const leave = async () => {
    await take(api.account.logout.$post({}, keyed(newKey())));
    location.assign('/desk/login');
  };
  return (
    <div className={style.tools}>
      <span>{account.email}</span>
      <LanguageSwitch />
      <select
        aria-label={translate('theme')}
        value={light}
        onChange={({ target }) => {
          setLight(target.value);
          keepTheme(target.value || null);
        }}
      >
        {['', 'light', 'dark'].map((each) => (
          <option key={each} value={each}>
            {translate(`theme.${each || 'system'}`)}
          </option>
        ))}
      </select>
      <button type="button" onClick={leave}>
        {translate('logout')}
      </button>
    </div>
  );
}
