import type { Screen } from '../../routing/screen';

/** The screens of this feature. */
export const screens: readonly Screen[] = [];
