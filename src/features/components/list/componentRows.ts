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
  buttons: {
    title: messages.buttons,
    summary: messages.buttonsSummary,
    keywords: ['action', 'primary', 'icon', 'toggle', 'split', 'button'],
    load: () => import('../pages/buttons/page').then((module) => module.page),
  },
};
