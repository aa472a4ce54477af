import { icon } from './Icon.tsx';

export const UndoIcon = icon('M8 5L4 9 8 13M4 9H14.5A5 5 0 0 1 14.5 19H9');
export const BookIcon = icon('M12 6.5Q9 4 3.5 4.5V18.5Q9 18 12 20.5Q15 18 20.5 18.5V4.5Q15 4 12 6.5ZM12 6.5V20.5');
export const LogIcon = icon(
  'M8.5 6H20M8.5 12H20M8.5 18H15M4 5.5A0.5 0.5 0 1 0 4 6.5A0.5 0.5 0 1 0 4 5.5ZM4 11.5A0.5 0.5 0 1 0 4 12.5A0.5 0.5 0 1 0 4 11.5ZM4 17.5A0.5 0.5 0 1 0 4 18.5A0.5 0.5 0 1 0 4 17.5Z',
);
export const PlayersIcon = icon(
  'M9 11.5A3.5 3.5 0 1 0 9 4.5A3.5 3.5 0 1 0 9 11.5ZM2.5 19.5Q3 14.5 9 14.5T15.5 19.5M15.5 4.9A3.5 3.5 0 0 1 15.5 11.1M18 14.9Q21.2 16 21.5 19.5',
);
export const SettingsIcon = icon(
  'M4 7H10M15 7H20M12.5 9.5A2.5 2.5 0 1 0 12.5 4.5A2.5 2.5 0 1 0 12.5 9.5ZM4 17H6M11 17H20M8.5 19.5A2.5 2.5 0 1 0 8.5 14.5A2.5 2.5 0 1 0 8.5 19.5Z',
);
export const KeyboardIcon = icon(
  'M4.5 6H19.5A2 2 0 0 1 21.5 8V16A2 2 0 0 1 19.5 18H4.5A2 2 0 0 1 2.5 16V8A2 2 0 0 1 4.5 6ZM6.5 9.5A0.5 0.5 0 1 0 6.5 10.5A0.5 0.5 0 1 0 6.5 9.5ZM10 9.5A0.5 0.5 0 1 0 10 10.5A0.5 0.5 0 1 0 10 9.5ZM14 9.5A0.5 0.5 0 1 0 14 10.5A0.5 0.5 0 1 0 14 9.5ZM17.5 9.5A0.5 0.5 0 1 0 17.5 10.5A0.5 0.5 0 1 0 17.5 9.5ZM8 14H16',
);
export const WhyNotIcon = icon(
  'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM9.4 9.5A2.7 2.7 0 1 1 13.2 12Q12 12.6 12 14M12 16.7A0.5 0.5 0 1 0 12 17.7A0.5 0.5 0 1 0 12 16.7Z',
);
export const InfoIcon = icon(
  'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 11V16.5M12 7.1A0.5 0.5 0 1 0 12 8.1A0.5 0.5 0 1 0 12 7.1Z',
);
export const BackIcon = icon('M20 12H4.5M10.5 6L4.5 12 10.5 18');
export const ForwardIcon = icon('M4 12H19.5M13.5 6L19.5 12 13.5 18');
export const PlayIcon = icon('M7.5 4.8V19.2L19 12Z');
export const FitIcon = icon(
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4H18.5A1.5 1.5 0 0 1 20 5.5V9M20 15V18.5A1.5 1.5 0 0 1 18.5 20H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15',
);
export const ZoomInIcon = icon(
  'M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 1 0 10.5 17ZM15.3 15.3L20.5 20.5M10.5 7.8V13.2M7.8 10.5H13.2',
);
export const ZoomOutIcon = icon(
  'M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 1 0 10.5 17ZM15.3 15.3L20.5 20.5M7.8 10.5H13.2',
);
export const TrophyIcon = icon(
  'M7.5 4H16.5V9.5A4.5 4.5 0 0 1 7.5 9.5ZM7.5 5.5H4V7A3.5 3.5 0 0 0 7.5 10.5M16.5 5.5H20V7A3.5 3.5 0 0 1 16.5 10.5M12 14V17M8.5 20.5Q8.5 17 12 17T15.5 20.5Z',
);
export const FlagIcon = icon('M5.5 21V4M5.5 4.5Q9 2.5 12.5 4.5T19.5 4.5V13Q16 15 12.5 13T5.5 13');
export const WarningIcon = icon('M12 4L21 19.5H3ZM12 10V14M12 16.3A0.5 0.5 0 1 0 12 17.3A0.5 0.5 0 1 0 12 16.3Z');
export const CheckIcon = icon('M4.5 12.5L9.5 17.5 19.5 6.5');
export const CloseIcon = icon('M6 6L18 18M18 6L6 18');
export const MenuIcon = icon('M4 7H20M4 12H20M4 17H20');
export const DownloadIcon = icon('M12 4V15M7.5 10.8L12 15.3 16.5 10.8M4.5 20H19.5');
export const BotIcon = icon(
  'M7 9H17A2 2 0 0 1 19 11V17A2 2 0 0 1 17 19H7A2 2 0 0 1 5 17V11A2 2 0 0 1 7 9ZM12 9V5.5M12 5.5A1 1 0 1 0 12 3.5A1 1 0 1 0 12 5.5ZM9.3 13.2V14.4M14.7 13.2V14.4M2.5 12.5V15.5M21.5 12.5V15.5',
);
export const PersonIcon = icon('M12 11.5A4 4 0 1 0 12 3.5A4 4 0 1 0 12 11.5ZM4.5 20.5Q5 15 12 15T19.5 20.5');
export const ClockIcon = icon('M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7.5V12L15 14');
export const ReplayIcon = icon('M4.5 4.5V9H9M4.9 9A8 8 0 1 1 4 13.5M10.5 9.5V15.5L15.5 12.5Z');
export const ChevronIcon = icon('M6 9.5L12 15.5 18 9.5');
export const PlusIcon = icon('M12 5V19M5 12H19');
export const LinkIcon = icon(
  'M10 14A4 4 0 0 0 15.7 14L18.8 10.9A4 4 0 0 0 13.1 5.2L11.8 6.5M14 10A4 4 0 0 0 8.3 10L5.2 13.1A4 4 0 0 0 10.9 18.8L12.2 17.5',
);
export const CopyIcon = icon(
  'M10.5 8.5H18A1.5 1.5 0 0 1 19.5 10V19A1.5 1.5 0 0 1 18 20.5H10.5A1.5 1.5 0 0 1 9 19V10A1.5 1.5 0 0 1 10.5 8.5ZM15 8.5V5A1.5 1.5 0 0 0 13.5 3.5H6A1.5 1.5 0 0 0 4.5 5V14A1.5 1.5 0 0 0 6 15.5H9',
);
export const ShareIcon = icon('M12 15V3.5M7.8 7.5L12 3.3 16.2 7.5M7 11H5.5V20.5H18.5V11H17');
export const EyeIcon = icon(
  'M2.5 12Q6.5 5.5 12 5.5T21.5 12Q17.5 18.5 12 18.5T2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
);
export const ShieldIcon = icon('M12 3L19.5 5.8V11.5Q19.5 17.5 12 21Q4.5 17.5 4.5 11.5V5.8ZM8.5 12L11.2 14.7 15.8 9.5');
export const UploadIcon = icon('M12 15.5V4.3M7.5 8.7L12 4.2 16.5 8.7M4.5 20H19.5');
export const ScreenIcon = icon(
  'M4.5 4.5H19.5A1.5 1.5 0 0 1 21 6V15A1.5 1.5 0 0 1 19.5 16.5H4.5A1.5 1.5 0 0 1 3 15V6A1.5 1.5 0 0 1 4.5 4.5ZM12 16.5V20M8 20H16',
);
