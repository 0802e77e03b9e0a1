import { password } from '../../backend/seed/seed.ts'

export const login = { email: 'aziza@nihol.test', password, password_confirmation: password }
export const account = { email: 'new@nihol.test', password: 'x', role: 'student', status: 'active' }
export const lead = { name: 'Aziza Karimova', phoneNumber: '+1 555 123 4567', email: 'aziza@example.com', message: '' }
export const trial = {
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '+15551234567',
  parentEmail: 'nodira@example.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Business Entrepreneurship and financial literacy',
  scheduleDate: 'https://scheduler.example/scheduled_events/1',
  startTime: 'https://scheduler.example/scheduled_events/1',
  endTime: 'https://scheduler.example/scheduled_events/1',
  isParent: true,
  isStudent: false,
  planningToStart: 'Next month',
  hearAboutUs: 'Friend recommendation',
  hearAboutUsOther: '',
  isBooked: true,
}
