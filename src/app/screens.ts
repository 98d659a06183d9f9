import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { featureScreens } from './featureScreens';
import { messages } from './messages';

/** Error pages, which belong to no feature. */
const refusals: readonly Screen[] = [
  {
    path: paths.notAuthorized,
    title: messages.notAuthorizedTitle,
    load: () => import('./screen/NotAuthorized').then((module) => module.NotAuthorized),
    isPublic: true,
  },
];

/** All screens of the app. */
export const screens: readonly Screen[] = [...refusals, ...featureScreens];
