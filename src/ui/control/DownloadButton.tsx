import { Button, type ButtonProps } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useDownload } from './useDownload';

export interface DownloadButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className' | 'aria-label'> {
  /** Path on the server. */
  url: string;
  /** The name under which the file is saved. */
  fileName: string;
  children?: string;
}

/** Downloads a file from the server. */
export function DownloadButton({ url, fileName, children, ...look }: DownloadButtonProps) {
  const { download, isBusy } = useDownload();
  return (
    <Button
      {...look}
      icon={<ArrowDownload20Regular />}
      disabledFocusable={isBusy}
      onClick={() => void download(url, fileName)}
    >
      {children}
    </Button>
  );
}
