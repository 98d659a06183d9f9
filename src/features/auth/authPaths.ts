import { usePathname } from '#routing/navigation';
import { paths } from '#routing/paths';

/** The sign-in pages that link to each other, all with the same layout. */
export interface AuthPaths {
  /** A centered card, or a picture beside the form. */
  layout: 'card' | 'picture';
  signIn: typeof paths.signIn | typeof paths.signInPicture;
  register: typeof paths.register | typeof paths.registerPicture;
  forgotPassword: typeof paths.forgotPassword | typeof paths.forgotPasswordPicture;
}

const cards: AuthPaths = {
  layout: 'card',
  signIn: paths.signIn,
  register: paths.register,
  forgotPassword: paths.forgotPassword,
};

const pictures: AuthPaths = {
  layout: 'picture',
  signIn: paths.signInPicture,
  register: paths.registerPicture,
  forgotPassword: paths.forgotPasswordPicture,
};

/** The layout of the current page, and the paths of the related pages with the same layout. */
export function useAuthPaths(): AuthPaths {
  return usePathname().endsWith('-v2') ? pictures : cards;
}
