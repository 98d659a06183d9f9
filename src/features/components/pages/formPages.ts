import type { ComponentPage } from './componentPage';
import { exampleTitles } from './exampleTitles';
import { keys } from './keys';
import { formPageTexts as messages } from './formPageTexts';

/** Pages of special fields and whole forms. */
export const formPages: readonly ComponentPage[] = [
  {
    id: 'file-upload',
    title: messages.fileUpload,
    description: messages.fileUploadText,
    notes: messages.fileUploadNotes,
    keys: [keys.nextField, keys.press],
    examples: [
      {
        load: () => import('../examples/forms/FileUpload').then((module) => module.FileUpload),
        source: () => import('../examples/forms/FileUpload.tsx?raw'),
      },
    ],
  },
  {
    id: 'input-masks',
    title: messages.inputMasks,
    description: messages.inputMasksText,
    notes: messages.inputMasksNotes,
    keys: [keys.nextField],
    examples: [
      {
        load: () => import('../examples/forms/MaskedInputs').then((module) => module.MaskedInputs),
        source: () => import('../examples/forms/MaskedInputs.tsx?raw'),
      },
    ],
  },
  {
    id: 'repeating-fields',
    title: messages.repeaters,
    description: messages.repeatersText,
    notes: messages.repeatersNotes,
    keys: [keys.nextField, keys.press],
    examples: [
      {
        load: () => import('../examples/forms/Repeater').then((module) => module.Repeater),
        source: () => import('../examples/forms/Repeater.tsx?raw'),
      },
    ],
  },
  {
    id: 'rating-inputs',
    title: messages.ratingInputs,
    description: messages.ratingInputsText,
    notes: messages.ratingInputsNotes,
    keys: [keys.nextField, keys.starKey],
    examples: [
      {
        load: () => import('../examples/forms/RatingInput').then((module) => module.RatingInput),
        source: () => import('../examples/forms/RatingInput.tsx?raw'),
      },
    ],
  },
  {
    id: 'rich-text',
    title: messages.richText,
    description: messages.richTextText,
    notes: messages.richTextNotes,
    keys: [keys.bold, keys.tools],
    examples: [
      {
        load: () => import('../examples/forms/RichText').then((module) => module.RichText),
        source: () => import('../examples/forms/RichText.tsx?raw'),
      },
    ],
  },
  {
    id: 'form-layouts',
    title: messages.formLayouts,
    description: messages.formLayoutsText,
    notes: messages.formLayoutsNotes,
    keys: [keys.nextField],
    examples: [
      {
        title: exampleTitles.HorizontalLayout,
        load: () => import('../examples/forms/HorizontalLayout').then((module) => module.HorizontalLayout),
        source: () => import('../examples/forms/HorizontalLayout.tsx?raw'),
      },
      {
        title: exampleTitles.GridLayout,
        load: () => import('../examples/forms/GridLayout').then((module) => module.GridLayout),
        source: () => import('../examples/forms/GridLayout.tsx?raw'),
      },
    ],
  },
  {
    id: 'form-validation',
    title: messages.formValidation,
    description: messages.formValidationText,
    notes: messages.formValidationNotes,
    keys: [keys.nextField, keys.submit],
    examples: [
      {
        title: exampleTitles.ClientValidation,
        load: () => import('../examples/forms/ClientValidation').then((module) => module.ClientValidation),
        source: () => import('../examples/forms/ClientValidation.tsx?raw'),
      },
      {
        title: exampleTitles.ServerValidation,
        load: () => import('../examples/forms/ServerValidation').then((module) => module.ServerValidation),
        source: () => import('../examples/forms/ServerValidation.tsx?raw'),
      },
    ],
  },
  {
    id: 'wizards',
    title: messages.wizards,
    description: messages.wizardsText,
    notes: messages.wizardsNotes,
    keys: [keys.nextField, keys.submit],
    examples: [
      {
        load: () => import('../examples/forms/Wizard').then((module) => module.Wizard),
        source: () => import('../examples/forms/Wizard.tsx?raw'),
      },
    ],
  },
];
