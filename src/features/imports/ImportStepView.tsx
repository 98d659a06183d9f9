import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { StepContent } from '#ui/layout/StepContent';
import { Stepper } from '#ui/layout/Stepper';
import { importSteps, type ImportStep } from './importParams';
import { messages } from './messages';

/** The steps of an import, with the current one highlighted, and its content. */
export function ImportStepView({ current, children }: { current: ImportStep; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const place = importSteps.indexOf(current);
  return (
    <>
      <Stepper
        label={formatMessage(messages.steps)}
        steps={importSteps.map((step) => ({ name: formatMessage(messages[step]) }))}
        current={place}
      />
      <StepContent name={formatMessage(messages[current])} place={place} count={importSteps.length}>
        {children}
      </StepContent>
    </>
  );
}
