import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { AccountContext, readAccount } from './account.ts';
import { DeskProblem } from './client.ts';
import { Login } from './entrance/Login.tsx';
import { SecondFactor } from './entrance/SecondFactor.tsx';
import { Welcome } from './entrance/Welcome.tsx';
import { Bad, Note } from './parts/Parts.tsx';
import { Shell } from './Shell.tsx';
import { SCREENS } from './screens.ts';
import { useRead } from './use-server.ts';

/** The door for who has to come in first, the desk for everybody else. */
export const Entrance = () => (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="/welcome" element={<Welcome />} />
    <Route path="/*" element={<Desk />} />
  </Routes>
);

function Desk() {
  const translate = useTranslate();
  const { data: account, error } = useRead(['account'], readAccount);
  if (error instanceof DeskProblem && error.status === 401) return <Navigate to="/login" replace />;
  if (error) return <Bad>{error.message}</Bad>;
  if (!account) return null;
  if (!account.isSetUp) return <SecondFactor />;
  const screens = SCREENS.filter(({ roles }) => roles.includes(account.role));
  return (
    <AccountContext.Provider value={account}>
      <Shell>
        <Suspense fallback={<Note>{translate('loading')}</Note>}>
          <Routes>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<Navigate to={screens[0]?.path ?? '/account'} replace />} />
          </Routes>
        </Suspense>
      </Shell>
    </AccountContext.Provider>
  );
}
