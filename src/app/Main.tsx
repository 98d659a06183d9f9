import { useState } from 'react';
import { createAppHistory } from '../routing/appHistory';
import { App } from './App';
import { createServices, type ServiceOptions } from './services';

/** The app on the address bar of the browser. */
export function Main({ options }: { options: ServiceOptions }) {
  const [{ services, history }] = useState(() => ({
    services: createServices(options),
    history: createAppHistory(window),
  }));
  return <App services={services} history={history} />;
}
