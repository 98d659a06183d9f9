/** The code of the shell around the screens of whoever is signed in. */
export const loadSignedIn = () => import('./SignedIn');
