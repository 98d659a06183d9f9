import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { AboveEndBar } from '#ui/layout/AboveEndBar';
import { firstErrorPath } from '../core/values/fieldPaths';
import type { ProductValues } from '../core/values/productValues';
import { useGoToField } from '../core/issues/useGoToField';
import { ReadOnlyContext } from '../core/readOnly';
import type { ProductForm } from '../core/useProductForm';

const useStyles = makeStyles({
  form: { ':focus': { outlineStyle: 'none' } },
  parts: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingHorizontalL,
    minWidth: 0,
    // What the keyboard reaches is not under the tabs.
    '& :focus-visible': { scrollMarginBlockStart: 'calc(var(--top-bar, 0px) + 56px)' },
  },
});

export interface ProductFormFrameProps {
  form: ProductForm;
  /** Accessible name of the form. */
  label: string;
  /** Shows all fields as read-only. */
  isReadOnly?: boolean;
  /** Whether the form has all values that a save needs. */
  canSubmit?: boolean;
  /** Called with values that passed validation. */
  onSubmit: (values: ProductValues) => Promise<void>;
  children: ReactNode;
}

/** The form around the sections of a product. Ctrl or Cmd + S saves it. Invalid fields receive the focus. */
export function ProductFormFrame({
  form,
  label,
  isReadOnly = false,
  canSubmit = true,
  onSubmit,
  children,
}: ProductFormFrameProps) {
  const styles = useStyles();
  const goTo = useGoToField();
  const { isDirty, isSubmitting } = form.formState;

  const submit = useSubmitOnce(
    form.handleSubmit(onSubmit, (errors) => {
      const path = firstErrorPath(errors);
      if (path !== null) goTo(path);
    }),
  );

  useSaveShortcut(isDirty && !isSubmitting && canSubmit ? submit : undefined);

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label={label}
        tabIndex={-1}
        noValidate
        onSubmit={(event) => {
          if (canSubmit) void submit(event);
          // Enter in a field submits as well.
          else event.preventDefault();
        }}
      >
        <ReadOnlyContext value={isReadOnly}>
          <AboveEndBar>
            <div className={styles.parts}>{children}</div>
          </AboveEndBar>
        </ReadOnlyContext>
      </form>
    </FormProvider>
  );
}
