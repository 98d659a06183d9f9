import { register } from '../domain/auth/register';
import { login, refreshSession } from '../domain/auth/session';
import { createCatalog, stepCatalog, updateCatalog } from '../domain/catalogs/catalogWrites';
import { cloneCatalog } from '../domain/products/cloneCatalog';
import { deleteCatalog } from '../domain/catalogs/deleteCatalog';
import { fileCreate } from '../domain/files';
import { inspectUpload } from '../domain/imports/jobs/inspectUpload';
import { createProfile, deleteProfile, updateProfile } from '../domain/imports/mapping/profiles';
import { cancelJob, pauseJob, resumeJob, retryJob, undoJob } from '../domain/jobs/actions';
import { mediaCreate } from '../domain/media';
import { deleteProducts, setProductsStatus } from '../domain/jobs/bulkEdit';
import { createProduct, duplicateProduct } from '../domain/products/createProduct';
import { updateProduct } from '../domain/products/updateProduct';
import { restoreFrom } from '../domain/publishedCatalogs/restore';
import { exportCatalog, publishCatalog, rollbackTo } from '../domain/publishedCatalogs/startPublishing';
import { withdraw } from '../domain/publishedCatalogs/withdraw';
import { validateCatalog } from '../domain/jobs/validateCatalog';
import type { CatalogInput, Resolvers } from '../types.generated';
import { startImport, toMapping } from './importInputs';

const general = () => import('../domain/account/saveGeneral');
const settings = () => import('../domain/account/saveSettings');
const roles = () => import('../domain/auth/roles');
const passwordReset = () => import('../domain/auth/passwordReset');
const notifications = () => import('../domain/notifications/notificationList');
const search = () => import('../domain/search');

/** The catalog fields that are given: here null leaves a field as it is. */
const withoutNulls = ({ name, ...input }: CatalogInput): CatalogInput => ({
  name,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
});

/** The root fields of schema/deprecatedCatalog.graphql. They are removed together. */
export const deprecatedCatalogResolvers: Resolvers = {
  Query: {
    fileInspect: (_, { fileId, layout }, ctx) => inspectUpload(ctx, fileId, layout ?? null),
  },
  Mutation: {
    accountGeneralSave: async (_, { input }, ctx) => (await general()).saveAccountGeneral(ctx, input),
    accountPasswordChange: async (_, { input }, ctx) => (await general()).changePassword(ctx, input),
    accountInfoSave: async (_, { input }, ctx) => (await settings()).saveAccountInfo(ctx, input),
    accountSocialLinksSave: async (_, { links }, ctx) => (await settings()).saveSocialLinks(ctx, links),
    accountConnectionSet: async (_, args, ctx) => (await settings()).setConnection(ctx, args),
    accountNotificationsSave: async (_, { input }, ctx) => (await settings()).saveNotifications(ctx, input),
    login: (_, args, ctx) => login(ctx, args),
    register: (_, args, ctx) => register(ctx, args),
    refreshToken: (_, args, ctx) => refreshSession(ctx, args),
    passwordForgot: async (_, args, ctx) => (await passwordReset()).forgotPassword(ctx, args),
    passwordReset: async (_, args, ctx) => (await passwordReset()).resetPassword(ctx, args),
    roleUpdate: async (_, { role, abilities }, ctx) => (await roles()).updateRole(ctx, role, abilities),
    catalogCreate: (_, { input }, ctx) => createCatalog(ctx, withoutNulls(input)),
    catalogUpdate: (_, { id, revision, input }, ctx) =>
      updateCatalog(ctx, { id, revision, input: withoutNulls(input) }),
    catalogClone: (_, args, ctx) => cloneCatalog(ctx, args),
    catalogActivate: (_, { id }, ctx) => stepCatalog(ctx, id, 'ACTIVATE'),
    catalogArchive: (_, { id }, ctx) => stepCatalog(ctx, id, 'ARCHIVE'),
    catalogRestore: (_, { id }, ctx) => stepCatalog(ctx, id, 'RESTORE'),
    catalogDelete: (_, { id }, ctx) => deleteCatalog(ctx, id),
    catalogValidate: (_, { catalogId }, ctx) => validateCatalog(ctx, catalogId),
    catalogPublish: (_, args, ctx) => publishCatalog(ctx, args),
    catalogExport: (_, args, ctx) => exportCatalog(ctx, args),
    publishedCatalogRollback: (_, args, ctx) => rollbackTo(ctx, args),
    publishedCatalogRestore: (_, { id }, ctx) => restoreFrom(ctx, id),
    publishedCatalogWithdraw: (_, args, ctx) => withdraw(ctx, args),
    fileCreate: (_, args, ctx) => fileCreate(ctx, args),
    mediaCreate: (_, args, ctx) => mediaCreate(ctx, args),
    importDryRun: (_, { input }, ctx) => startImport(ctx, input, 'DRY_RUN'),
    importApply: (_, { input }, ctx) => startImport(ctx, input, 'APPLY'),
    jobProfileCreate: (_, { input }, ctx) => createProfile(ctx, { ...input, mapping: toMapping(input.mapping) }),
    jobProfileUpdate: (_, { id, input }, ctx) =>
      updateProfile(ctx, id, { ...input, mapping: toMapping(input.mapping) }),
    jobProfileDelete: (_, { id }, ctx) => deleteProfile(ctx, id),
    jobCancel: (_, { id }, ctx) => cancelJob(ctx, id),
    jobPause: (_, { id }, ctx) => pauseJob(ctx, id),
    jobResume: (_, { id }, ctx) => resumeJob(ctx, id),
    jobRetry: (_, { id }, ctx) => retryJob(ctx, id),
    jobUndo: (_, { id }, ctx) => undoJob(ctx, id),
    notificationsRead: async (_, { ids }, ctx) => (await notifications()).readNotifications(ctx, ids),
    bookmarkToggle: async (_, { id }, ctx) => (await search()).toggleBookmark(ctx, id),
    productCreate: (_, args, ctx) => createProduct(ctx, args),
    productUpdate: (_, args, ctx) => updateProduct(ctx, args),
    productDuplicate: (_, { id }, ctx) => duplicateProduct(ctx, id),
    productsSetStatus: (_, args, ctx) => setProductsStatus(ctx, args),
    productsDelete: (_, args, ctx) => deleteProducts(ctx, args),
  },
};
