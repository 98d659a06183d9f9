import { defineMessages } from '../../i18n/defineMessages';
import { paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';

// Here and not among the feature's messages: those are loaded with the screen.
const titles = defineMessages({
  signIn: { id: 'auth.signIn.title', defaultMessage: 'Sign in' },
});

/** The screens for signing in. */
export const screens: readonly Screen[] = [
  {
    path: paths.signIn,
    title: titles.signIn,
    load: () => import('./SignIn').then((module) => module.SignIn),
    layout: 'blank',
    isPublic: true,
  },
];
