/** The keys by which a worker under test sends push messages: made for tests, no browser has ever subscribed by them. */
export const pushKeys = {
  VAPID_PUBLIC_KEY: 'BK89lDZv24CT5_FBV05menxWn0a6YvV3vDswgQXuOmsfg3lGE2LJgXVut3_S0P0HYlnsSM7eHFCIiSUVHunZ64o',
  VAPID_PRIVATE_KEY: '9XSjRygXRy61tBOx-mG0LZ7j-WfXtsdd2BlpozuDzS0',
  VAPID_SUBJECT: 'mailto:tables@valley.test',
}
