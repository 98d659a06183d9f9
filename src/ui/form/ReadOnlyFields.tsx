import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  fields: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    // What a reader can't use would only be in the way. A hint can be a fact about the value, too.
    '& button:disabled:not(.fui-Tag), & .fui-Tag__dismissIcon, & .fui-Label__required': { display: 'none' },
    '& .fui-Field__hint:not(:has([data-fact]))': { display: 'none' },
    '& .fui-Select__icon, & .fui-Combobox__expandIcon, & .fui-TagPickerControl__expandIcon': { display: 'none' },
    '& textarea': { resize: 'none' },
    // Browsers draw disabled ones in a weaker color.
    '& select': { opacity: 1 },
    '& .fui-Input, & .fui-Select__select, & .fui-Textarea, & .fui-Combobox, & .fui-TagPickerControl': {
      border: `1px solid ${tokens.colorTransparentStroke}`,
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.colorNeutralBackground3,
      '::after': { display: 'none' },
    },
  },
});

/** Fields for those who can only read them: disabled, without buttons and instructions. Links still work. */
export function ReadOnlyFields({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <fieldset disabled className={mergeClasses(useStyles().fields, className)}>
      {children}
    </fieldset>
  );
}
