export const uri = 'https://api.calendly.com/scheduled_events/abc'
