import type { CatalogInput, Resolvers } from '../types.generated';
import { startImportOfInput, toMapping } from './importInputs';

const general = () => import('../domain/account/saveGeneral');
const settings = () => import('../domain/account/saveSettings');
const roles = () => import('../domain/auth/roles');
const passwordReset = () => import('../domain/auth/passwordReset');
const notifications = () => import('../domain/notifications/notificationList');
const search = () => import('../domain/search/search');
const registration = () => import('../domain/auth/register');
const sessions = () => import('../domain/auth/session');
const catalogWrites = () => import('../domain/catalogs/catalogWrites');
const cloning = () => import('../domain/products/cloneCatalog');
const deletion = () => import('../domain/catalogs/deleteCatalog');
const files = () => import('../domain/files/files');
const uploads = () => import('../domain/imports/jobs/inspectUpload');
const profiles = () => import('../domain/imports/mapping/profiles');
const jobActions = () => import('../domain/jobs/actions');
const media = () => import('../domain/files/media');
const bulkEdits = () => import('../domain/jobs/bulkEdit');
const creation = () => import('../domain/products/createProduct');
const update = () => import('../domain/products/updateProduct');
const restoring = () => import('../domain/publishedCatalogs/restore');
const publishing = () => import('../domain/publishedCatalogs/startPublishing');
const withdrawal = () => import('../domain/publishedCatalogs/withdraw');
const validation = () => import('../domain/jobs/validateCatalog');

/** The catalog fields that are given: here null leaves a field as it is. */
const withoutNulls = ({ name, ...input }: CatalogInput): CatalogInput => ({
  name,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
});

/** The root fields of schema/deprecatedCatalog.graphql. They are removed together. */
export const deprecatedCatalogResolvers: Resolvers = {
  Query: {
    fileInspect: async (_, { fileId, layout }, ctx) => (await uploads()).inspectUpload(ctx, fileId, layout ?? null),
  },
  Mutation: {
    accountGeneralSave: async (_, { input }, ctx) => (await general()).saveAccountGeneral(ctx, input),
    accountPasswordChange: async (_, { input }, ctx) => (await general()).changePassword(ctx, input),
    accountInfoSave: async (_, { input }, ctx) => (await settings()).saveAccountInfo(ctx, input),
    accountSocialLinksSave: async (_, { links }, ctx) => (await settings()).saveSocialLinks(ctx, links),
    accountConnectionSet: async (_, args, ctx) => (await settings()).setConnection(ctx, args),
    accountNotificationsSave: async (_, { input }, ctx) => (await settings()).saveNotifications(ctx, input),
    login: async (_, args, ctx) => (await sessions()).login(ctx, args),
    register: async (_, args, ctx) => (await registration()).register(ctx, args),
    refreshToken: async (_, args, ctx) => (await sessions()).refreshSession(ctx, args),
    passwordForgot: async (_, args, ctx) => (await passwordReset()).forgotPassword(ctx, args),
    passwordReset: async (_, args, ctx) => (await passwordReset()).resetPassword(ctx, args),
    roleUpdate: async (_, { role, abilities }, ctx) => (await roles()).updateRole(ctx, role, abilities),
    catalogCreate: async (_, { input }, ctx) => (await catalogWrites()).createCatalog(ctx, withoutNulls(input)),
    catalogUpdate: async (_, { id, revision, input }, ctx) =>
      (await catalogWrites()).updateCatalog(ctx, { id, revision, input: withoutNulls(input) }),
    catalogClone: async (_, args, ctx) => (await cloning()).cloneCatalog(ctx, args),
    catalogActivate: async (_, { id }, ctx) => (await catalogWrites()).stepCatalog(ctx, id, 'ACTIVATE'),
    catalogArchive: async (_, { id }, ctx) => (await catalogWrites()).stepCatalog(ctx, id, 'ARCHIVE'),
    catalogRestore: async (_, { id }, ctx) => (await catalogWrites()).stepCatalog(ctx, id, 'RESTORE'),
    catalogDelete: async (_, { id }, ctx) => (await deletion()).deleteCatalog(ctx, id),
    catalogValidate: async (_, { catalogId }, ctx) => (await validation()).validateCatalog(ctx, catalogId),
    catalogPublish: async (_, args, ctx) => (await publishing()).publishCatalog(ctx, args),
    catalogExport: async (_, args, ctx) => (await publishing()).exportCatalog(ctx, args),
    publishedCatalogRollback: async (_, args, ctx) => (await publishing()).rollbackTo(ctx, args),
    publishedCatalogRestore: async (_, { id }, ctx) => (await restoring()).restoreFrom(ctx, id),
    publishedCatalogWithdraw: async (_, args, ctx) => (await withdrawal()).withdraw(ctx, args),
    fileCreate: async (_, args, ctx) => (await files()).fileCreate(ctx, args),
    mediaCreate: async (_, args, ctx) => (await media()).mediaCreate(ctx, args),
    importDryRun: (_, { input }, ctx) => startImportOfInput(ctx, input, 'DRY_RUN'),
    importApply: (_, { input }, ctx) => startImportOfInput(ctx, input, 'APPLY'),
    jobProfileCreate: async (_, { input }, ctx) =>
      (await profiles()).createProfile(ctx, { ...input, mapping: toMapping(input.mapping) }),
    jobProfileUpdate: async (_, { id, input }, ctx) =>
      (await profiles()).updateProfile(ctx, id, { ...input, mapping: toMapping(input.mapping) }),
    jobProfileDelete: async (_, { id }, ctx) => (await profiles()).deleteProfile(ctx, id),
    jobCancel: async (_, { id }, ctx) => (await jobActions()).cancelJob(ctx, id),
    jobPause: async (_, { id }, ctx) => (await jobActions()).pauseJob(ctx, id),
    jobResume: async (_, { id }, ctx) => (await jobActions()).resumeJob(ctx, id),
    jobRetry: async (_, { id }, ctx) => (await jobActions()).retryJob(ctx, id),
    jobUndo: async (_, { id }, ctx) => (await jobActions()).undoJob(ctx, id),
    notificationsRead: async (_, { ids }, ctx) => (await notifications()).readNotifications(ctx, ids),
    bookmarkToggle: async (_, { id }, ctx) => (await search()).toggleBookmark(ctx, id),
    productCreate: async (_, args, ctx) => (await creation()).createProduct(ctx, args),
    productUpdate: async (_, args, ctx) => (await update()).updateProduct(ctx, args),
    productDuplicate: async (_, { id }, ctx) => (await creation()).duplicateProduct(ctx, id),
    productsSetStatus: async (_, args, ctx) => (await bulkEdits()).setProductsStatus(ctx, args),
    productsDelete: async (_, args, ctx) => (await bulkEdits()).deleteProducts(ctx, args),
  },
};
