import { icon } from './Icon.tsx';

export const TalkIcon = icon(
  'M5.5 4.5H18.5A2 2 0 0 1 20.5 6.5V14.5A2 2 0 0 1 18.5 16.5H11L6.5 20.5V16.5H5.5A2 2 0 0 1 3.5 14.5V6.5A2 2 0 0 1 5.5 4.5ZM8 9H16M8 12.3H13',
);
export const PauseIcon = icon('M8.5 5V19M15.5 5V19');
export const StepBackIcon = icon('M17 5.5V18.5L8 12ZM5.5 5.5V18.5');
export const StepOnIcon = icon('M7 5.5V18.5L16 12ZM18.5 5.5V18.5');
export const TurnBackIcon = icon('M12 5.5V18.5L4 12ZM20.5 5.5V18.5L12.5 12Z');
export const TurnOnIcon = icon('M12 5.5V18.5L20 12ZM3.5 5.5V18.5L11.5 12Z');
export const MuteIcon = icon('M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5');
export const LeaveIcon = icon('M13.5 4.5H5.5V19.5H13.5M10.5 12H20M16.5 8.5L20 12 16.5 15.5');
export const LinkDownIcon = icon(
  'M3 9.5Q12 2.5 21 9.5M6.2 13Q12 8.3 17.8 13M9.3 16.3Q12 14 14.7 16.3M12 19.3A0.5 0.5 0 1 0 12 20.3A0.5 0.5 0 1 0 12 19.3ZM4.5 3.5L19.5 20.5',
);
