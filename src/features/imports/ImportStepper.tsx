import { useIntl } from 'react-intl';
import { Stepper } from '../../ui/layout/Stepper';
import { importSteps, type ImportStep } from './importParams';
import { messages } from './messages';

/** The steps of an import, with the current one highlighted. */
export function ImportStepper({ current }: { current: ImportStep }) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      label={formatMessage(messages.steps)}
      steps={importSteps.map((step) => ({ name: formatMessage(messages[step]) }))}
      current={importSteps.indexOf(current)}
    />
  );
}
