import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

const signIn = () => import('./signIn/SignIn').then((module) => module.SignIn);
const register = () => import('./Register').then((module) => module.Register);
const forgotPassword = () => import('./password/ForgotPassword').then((module) => module.ForgotPassword);
const resetPassword = () => import('./password/ResetPassword').then((module) => module.ResetPassword);

const setUp = () => import('./SetUp').then((module) => module.SetUp);

const frame = { layout: 'blank', isPublic: true } as const;

/** The sign-in screens, each as a card and with a picture. */
export const screens: readonly Screen[] = [
  { path: paths.signIn, title: titles.signIn, load: signIn, ...frame },
  { path: paths.signInPicture, title: titles.signIn, load: signIn, ...frame },
  { path: paths.register, title: titles.register, load: register, ...frame },
  { path: paths.registerPicture, title: titles.register, load: register, ...frame },
  { path: paths.forgotPassword, title: titles.forgotPassword, load: forgotPassword, ...frame },
  { path: paths.forgotPasswordPicture, title: titles.forgotPassword, load: forgotPassword, ...frame },
  { path: paths.resetPassword, title: titles.resetPassword, load: resetPassword, ...frame },
  { path: paths.setUp, title: titles.setUp, load: setUp, ...frame },
  { path: paths.resetPasswordPicture, title: titles.resetPassword, load: resetPassword, ...frame },
];
