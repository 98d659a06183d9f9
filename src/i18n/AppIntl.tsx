import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

/** Gives all below the language of the app; its words stand as default messages beside their use. */
export function AppIntl({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" defaultLocale="en">
      {children}
    </IntlProvider>
  );
}
