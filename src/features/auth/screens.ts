import { paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';
import { messages } from './messages';

/** The screens for signing in. */
export const screens: readonly Screen[] = [
  {
    path: paths.signIn,
    title: messages.title,
    load: () => import('./SignIn').then((module) => module.SignIn),
    layout: 'blank',
    isPublic: true,
  },
];
