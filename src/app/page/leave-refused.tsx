import { PageNotice } from './page-notice.tsx';

/** Shown until the saving has ended. The text is assumed. */
export const LeaveRefused = () => <PageNotice text="Endringen lagres. Du kan gå videre når den er lagret." />;
