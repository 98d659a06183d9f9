import type { ComponentRow } from '../componentTypes';
import type { componentIds } from './componentIds';
import { formRowMessages as messages } from './formRowMessages';

/** The pages about forms. */
export const formRows: Readonly<Record<(typeof componentIds)['forms'][number], ComponentRow>> = {
  'text-inputs': {
    title: messages.textInputs,
    summary: messages.textInputsSummary,
    keywords: ['email', 'password', 'search', 'url'],
    load: () => import('../pages/text-inputs/page').then((module) => module.page),
  },
  'number-inputs': {
    title: messages.numberInputs,
    summary: messages.numberInputsSummary,
    keywords: ['quantity', 'price', 'spin button'],
    load: () => import('../pages/number-inputs/page').then((module) => module.page),
  },
  'text-areas': {
    title: messages.textAreas,
    summary: messages.textAreasSummary,
    keywords: ['multiline', 'counter'],
    load: () => import('../pages/text-areas/page').then((module) => module.page),
  },
  checkboxes: {
    title: messages.checkboxes,
    summary: messages.checkboxesSummary,
    keywords: ['options'],
    load: () => import('../pages/checkboxes/page').then((module) => module.page),
  },
  'radio-buttons': {
    title: messages.radioButtons,
    summary: messages.radioButtonsSummary,
    keywords: ['options'],
    load: () => import('../pages/radio-buttons/page').then((module) => module.page),
  },
  switches: {
    title: messages.switches,
    summary: messages.switchesSummary,
    keywords: ['toggle', 'settings'],
    load: () => import('../pages/switches/page').then((module) => module.page),
  },
  selects: {
    title: messages.selects,
    summary: messages.selectsSummary,
    keywords: ['dropdown', 'multi-select', 'tags', 'combobox'],
    load: () => import('../pages/selects/page').then((module) => module.page),
  },
  autocomplete: {
    title: messages.autocomplete,
    summary: messages.autocompleteSummary,
    keywords: ['combobox', 'suggestions', 'films'],
    load: () => import('../pages/autocomplete/page').then((module) => module.page),
  },
  'date-and-time': {
    title: messages.dateTime,
    summary: messages.dateTimeSummary,
    keywords: ['date picker', 'time picker', 'range', 'calendar'],
    load: () => import('../pages/date-and-time/page').then((module) => module.page),
  },
  'file-upload': {
    title: messages.fileUpload,
    summary: messages.fileUploadSummary,
    keywords: ['drag and drop', 'progress'],
    load: () => import('../pages/file-upload/page').then((module) => module.page),
  },
  'input-masks': {
    title: messages.inputMasks,
    summary: messages.inputMasksSummary,
    keywords: ['phone', 'card', 'iban'],
    load: () => import('../pages/input-masks/page').then((module) => module.page),
  },
  'repeating-fields': {
    title: messages.repeaters,
    summary: messages.repeatersSummary,
    keywords: ['lines', 'array'],
    load: () => import('../pages/repeating-fields/page').then((module) => module.page),
  },
  'rating-inputs': {
    title: messages.ratingInputs,
    summary: messages.ratingInputsSummary,
    keywords: ['stars'],
    load: () => import('../pages/rating-inputs/page').then((module) => module.page),
  },
  'rich-text': {
    title: messages.richText,
    summary: messages.richTextSummary,
    keywords: ['editor', 'html', 'bold'],
    load: () => import('../pages/rich-text/page').then((module) => module.page),
  },
  'form-layouts': {
    title: messages.formLayouts,
    summary: messages.formLayoutsSummary,
    keywords: ['grid', 'columns'],
    load: () => import('../pages/form-layouts/page').then((module) => module.page),
  },
  'form-validation': {
    title: messages.formValidation,
    summary: messages.formValidationSummary,
    keywords: ['errors', 'required'],
    load: () => import('../pages/form-validation/page').then((module) => module.page),
  },
  wizards: {
    title: messages.wizards,
    summary: messages.wizardsSummary,
    keywords: ['steps', 'stepper'],
    load: () => import('../pages/wizards/page').then((module) => module.page),
  },
};
