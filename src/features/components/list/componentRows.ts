import type { componentIds } from './componentIds';
import type { ComponentRow } from '../componentTypes';
import { componentRowMessages as messages } from './componentRowMessages';

/** The pages of the section “components”. */
export const componentRows: Readonly<Record<(typeof componentIds)['components'][number], ComponentRow>> = {
  accordion: {
    title: messages.accordion,
    summary: messages.accordionSummary,
    keywords: ['expand', 'collapse', 'details', 'disclosure'],
    load: () => import('../pages/accordion/page').then((module) => module.page),
  },
  'alerts-and-toasts': {
    title: messages.alertsAndToasts,
    summary: messages.alertsAndToastsSummary,
    keywords: ['notice', 'message', 'notification', 'snackbar', 'warning', 'error'],
    load: () => import('../pages/alerts-and-toasts/page').then((module) => module.page),
  },
  avatars: {
    title: messages.avatars,
    summary: messages.avatarsSummary,
    keywords: ['person', 'user', 'initials', 'presence', 'team'],
    load: () => import('../pages/avatars/page').then((module) => module.page),
  },
  'badges-and-tags': {
    title: messages.badgesAndTags,
    summary: messages.badgesAndTagsSummary,
    keywords: ['status', 'label', 'counter', 'chip', 'pill'],
    load: () => import('../pages/badges-and-tags/page').then((module) => module.page),
  },
  breadcrumbs: {
    title: messages.breadcrumbs,
    summary: messages.breadcrumbsSummary,
    keywords: ['path', 'navigation', 'hierarchy'],
    load: () => import('../pages/breadcrumbs/page').then((module) => module.page),
  },
  buttons: {
    title: messages.buttons,
    summary: messages.buttonsSummary,
    keywords: ['action', 'primary', 'icon', 'toggle', 'split', 'button'],
    load: () => import('../pages/buttons/page').then((module) => module.page),
  },
  cards: {
    title: messages.cards,
    summary: messages.cardsSummary,
    keywords: ['tile', 'surface', 'panel', 'selectable'],
    load: () => import('../pages/cards/page').then((module) => module.page),
  },
  carousel: {
    title: messages.carousel,
    summary: messages.carouselSummary,
    keywords: ['slides', 'slideshow', 'gallery'],
    load: () => import('../pages/carousel/page').then((module) => module.page),
  },
  'dialogs-and-drawers': {
    title: messages.dialogsAndDrawers,
    summary: messages.dialogsAndDrawersSummary,
    keywords: ['modal', 'confirm', 'panel', 'overlay', 'sheet'],
    load: () => import('../pages/dialogs-and-drawers/page').then((module) => module.page),
  },
  'dropdowns-and-menus': {
    title: messages.dropdownsAndMenus,
    summary: messages.dropdownsAndMenusSummary,
    keywords: ['menu', 'actions', 'context menu', 'options'],
    load: () => import('../pages/dropdowns-and-menus/page').then((module) => module.page),
  },
  icons: {
    title: messages.icons,
    summary: messages.iconsSummary,
    keywords: ['symbols', 'glyphs', 'svg', 'fluent icons'],
    load: () => import('../pages/icons/page').then((module) => module.page),
  },
  images: {
    title: messages.images,
    summary: messages.imagesSummary,
    keywords: ['photo', 'figure', 'thumbnail', 'fit'],
    load: () => import('../pages/images/page').then((module) => module.page),
  },
  lists: {
    title: messages.lists,
    summary: messages.listsSummary,
    keywords: ['items', 'rows', 'selection'],
    load: () => import('../pages/lists/page').then((module) => module.page),
  },
  pagination: {
    title: messages.pagination,
    summary: messages.paginationSummary,
    keywords: ['pages', 'page size', 'next', 'previous'],
    load: () => import('../pages/pagination/page').then((module) => module.page),
  },
  popovers: {
    title: messages.popovers,
    summary: messages.popoversSummary,
    keywords: ['popup', 'flyout', 'hint', 'info'],
    load: () => import('../pages/popovers/page').then((module) => module.page),
  },
  progress: {
    title: messages.progress,
    summary: messages.progressSummary,
    keywords: ['bar', 'loading', 'percent', 'job'],
    load: () => import('../pages/progress/page').then((module) => module.page),
  },
  ratings: {
    title: messages.ratings,
    summary: messages.ratingsSummary,
    keywords: ['stars', 'score', 'review', 'feedback'],
    load: () => import('../pages/ratings/page').then((module) => module.page),
  },
  skeletons: {
    title: messages.skeletons,
    summary: messages.skeletonsSummary,
    keywords: ['loading', 'placeholder', 'shimmer'],
    load: () => import('../pages/skeletons/page').then((module) => module.page),
  },
  sliders: {
    title: messages.sliders,
    summary: messages.slidersSummary,
    keywords: ['range', 'value', 'volume'],
    load: () => import('../pages/sliders/page').then((module) => module.page),
  },
  spinners: {
    title: messages.spinners,
    summary: messages.spinnersSummary,
    keywords: ['loading', 'busy', 'wait', 'progress ring'],
    load: () => import('../pages/spinners/page').then((module) => module.page),
  },
  tabs: {
    title: messages.tabs,
    summary: messages.tabsSummary,
    keywords: ['tab list', 'views', 'sections'],
    load: () => import('../pages/tabs/page').then((module) => module.page),
  },
  timeline: {
    title: messages.timeline,
    summary: messages.timelineSummary,
    keywords: ['history', 'steps', 'events', 'activity'],
    load: () => import('../pages/timeline/page').then((module) => module.page),
  },
  tooltips: {
    title: messages.tooltips,
    summary: messages.tooltipsSummary,
    keywords: ['hint', 'hover', 'label', 'description'],
    load: () => import('../pages/tooltips/page').then((module) => module.page),
  },
  tree: {
    title: messages.tree,
    summary: messages.treeSummary,
    keywords: ['hierarchy', 'nested', 'categories', 'folders'],
    load: () => import('../pages/tree/page').then((module) => module.page),
  },
  typography: {
    title: messages.typography,
    summary: messages.typographySummary,
    keywords: ['text', 'font', 'heading', 'type ramp', 'truncation'],
    load: () => import('../pages/typography/page').then((module) => module.page),
  },
  'colors-and-tokens': {
    title: messages.colorsAndTokens,
    summary: messages.colorsAndTokensSummary,
    keywords: ['theme', 'palette', 'design tokens', 'dark', 'contrast', 'shadow', 'radius'],
    load: () => import('../pages/colors-and-tokens/page').then((module) => module.page),
  },
  spacing: {
    title: messages.spacing,
    summary: messages.spacingSummary,
    keywords: ['margin', 'padding', 'gap', 'layout', 'grid'],
    load: () => import('../pages/spacing/page').then((module) => module.page),
  },
  transitions: {
    title: messages.transitions,
    summary: messages.transitionsSummary,
    keywords: ['motion', 'animation', 'fade', 'duration', 'easing'],
    load: () => import('../pages/transitions/page').then((module) => module.page),
  },
};
