import { usePathname } from '../../routing/navigation';
import { paths } from '../../routing/paths';

/** The pages around signing in that lead to each other, all drawn alike. */
export interface AuthPaths {
  /** A card in the middle, or a picture beside the form. */
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

/** How the open page is drawn, and the pages beside it that are drawn likewise. */
export const useAuthPaths = (): AuthPaths => (usePathname().endsWith('-v2') ? pictures : cards);
