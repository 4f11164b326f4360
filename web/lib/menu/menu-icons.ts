// The line icons that only the menu has.

export const menuIcons = {
  language: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  sound: 'M4 9.500v5h3.500l4.500 4v-13l-4.500 4ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  vibration: 'M8.500 4.500h7v15h-7ZM4.500 9v6M19.500 9v6M1 10.500v3M23 10.500v3',
  seat: 'M12 3.500a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.500 20.500c.500-4.500 3.500-6 7.500-6s7 1.500 7.500 6',
} as const
