import type { ReactElement } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { AppFrame } from '@/frame/AppFrame.tsx'
import { StayUpdated } from '@/features/pages/contact/StayUpdated.tsx'
import { SiteDialogs } from '@/features/pages/SiteDialogs.tsx'
import { SiteFooter } from '@/frame/SiteFooter.tsx'
import { SiteFrame } from '@/frame/SiteFrame.tsx'
import { lazyComponent } from '@/ui/loading/lazyComponent.ts'
import { memberPaths, paths } from './paths.ts'

const DataFrame = lazyComponent(() => import('@/frame/DataFrame.tsx'), 'DataFrame', ['messages'])
const RequireUser = lazyComponent(() => import('@/auth/RequireUser.tsx'), 'RequireUser')
const MemberGate = lazyComponent(() => import('@/frame/MemberGate.tsx'), 'MemberGate', ['messages'])
const MemberFrame = lazyComponent(() => import('@/frame/MemberFrame.tsx'), 'MemberFrame', ['dashboard', 'messages'])

const HomePage = lazyComponent(() => import('@/features/pages/home/HomePage.tsx'), 'HomePage', ['home'])
const PricingPage = lazyComponent(() => import('@/features/pages/pricing/PricingPage.tsx'), 'PricingPage', ['pricing'])
const AboutPage = lazyComponent(() => import('@/features/pages/AboutPage.tsx'), 'AboutPage', ['site'])
const HowItWorksPage = lazyComponent(() => import('@/features/pages/HowItWorksPage.tsx'), 'HowItWorksPage', ['site'])
const SubjectsPage = lazyComponent(() => import('@/features/pages/courses/SubjectsPage.tsx'), 'SubjectsPage', [
  'site',
  'courses',
])
const CoursePage = lazyComponent(() => import('@/features/pages/courses/CoursePage.tsx'), 'CoursePage', [
  'coursePages',
  'courses',
])
const UpcomingCoursePage = lazyComponent(
  () => import('@/features/pages/courses/UpcomingCoursePage.tsx'),
  'UpcomingCoursePage',
  ['coursePages', 'courses'],
)
const FreeTrialPage = lazyComponent(() => import('@/features/trial/FreeTrialPage.tsx'), 'FreeTrialPage', [
  'site',
  'messages',
])
const ContactPage = lazyComponent(() => import('@/features/pages/contact/ContactPage.tsx'), 'ContactPage', ['site'])
const SupportPage = lazyComponent(() => import('@/features/pages/contact/SupportPage.tsx'), 'SupportPage', ['site'])
const PrivacyPage = lazyComponent(() => import('@/features/pages/legal/legalPages.tsx'), 'PrivacyPage', ['legal'])
const TermsPage = lazyComponent(() => import('@/features/pages/legal/legalPages.tsx'), 'TermsPage', ['legal'])
const RefundPage = lazyComponent(() => import('@/features/pages/legal/legalPages.tsx'), 'RefundPage', ['legal'])
const CancellationPage = lazyComponent(() => import('@/features/pages/legal/legalPages.tsx'), 'CancellationPage', [
  'legal',
])
const AccessibilityPage = lazyComponent(() => import('@/features/pages/legal/legalPages.tsx'), 'AccessibilityPage', [
  'legal',
])
const NotFoundPage = lazyComponent(() => import('@/features/pages/NotFoundPage.tsx'), 'NotFoundPage', ['courses'])
const LoginPage = lazyComponent(() => import('@/features/account/LoginPage.tsx'), 'LoginPage', ['account'])
const SignupPage = lazyComponent(() => import('@/features/account/SignupPage.tsx'), 'SignupPage', ['account'])
const ForgotPasswordPage = lazyComponent(
  () => import('@/features/account/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
  ['account'],
)
const PlainFrame = lazyComponent(() => import('@/frame/PlainFrame.tsx'), 'PlainFrame')
const CheckPage = lazyComponent(() => import('@/features/lessons/check/CheckPage.tsx'), 'CheckPage', ['check'])
const DashboardPage = lazyComponent(() => import('@/features/lessons/dashboard/DashboardPage.tsx'), 'DashboardPage', [
  'dashboard',
  'timetable',
  'classroom',
  'classes',
  'courses',
])
const ClassroomPage = lazyComponent(() => import('@/features/lessons/classroom/ClassroomPage.tsx'), 'ClassroomPage', [
  'classroom',
  'timetable',
  'classes',
  'courses',
])
const ClassesPage = lazyComponent(() => import('@/features/classes/catalog/ClassesPage.tsx'), 'ClassesPage', [
  'classes',
  'courses',
])
const ClassDetailsPage = lazyComponent(
  () => import('@/features/classes/details/ClassDetailsPage.tsx'),
  'ClassDetailsPage',
  ['classes', 'courses'],
)
const LessonsPage = lazyComponent(() => import('@/features/classes/catalog/LessonsPage.tsx'), 'LessonsPage', [
  'classes',
  'courses',
  'site',
])
const AddListingPage = lazyComponent(() => import('@/features/teaching/AddListingPage.tsx'), 'AddListingPage', [
  'teaching',
  'classes',
  'courses',
])
const EditListingPage = lazyComponent(() => import('@/features/teaching/EditListingPage.tsx'), 'EditListingPage', [
  'teaching',
  'classes',
  'courses',
])

/** The kind of page in a row; a row without it is public: prerendered in both languages, prefetched, and in the sitemap. */
export type PageHandle = {
  /** `member`: rendered in the browser only, for signed-in users. `unlisted`: public, but neither prefetched nor in the sitemap. `redirect`: no page. */
  page: 'member' | 'unlisted' | 'redirect'
}
const member: PageHandle = { page: 'member' }
const unlisted: PageHandle = { page: 'unlisted' }
const redirect: PageHandle = { page: 'redirect' }

const memberElements: Record<keyof typeof memberPaths, ReactElement> = {
  dashboard: <DashboardPage />,
  classroom: <ClassroomPage />,
  classes: <ClassesPage />,
  classDetails: <ClassDetailsPage />,
  addListing: <AddListingPage />,
  editListing: <EditListingPage />,
}
const memberRoutes = (Object.keys(memberPaths) as (keyof typeof memberPaths)[]).map((name): RouteObject => ({
  path: memberPaths[name],
  element: memberElements[name],
  handle: member,
}))

/** The URL map: guard → layout → page. The only place that imports pages. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      {
        element: <SiteFrame footer={<SiteFooter newsletter={<StayUpdated />} />} dialogs={<SiteDialogs />} />,
        children: [
          { path: paths.home, element: <HomePage /> },
          { path: paths.pricing, element: <PricingPage /> },
          { path: paths.aboutUs, element: <AboutPage /> },
          { path: paths.howItWorks, element: <HowItWorksPage /> },
          { path: paths.subjects, element: <SubjectsPage /> },
          { path: paths.course, element: <CoursePage /> },
          { path: paths.upcomingCourse, element: <UpcomingCoursePage /> },
          { path: paths.freeTrial, element: <FreeTrialPage /> },
          { path: paths.contactUs, element: <ContactPage /> },
          { path: paths.support, element: <SupportPage /> },
          { path: paths.privacy, element: <PrivacyPage /> },
          { path: paths.terms, element: <TermsPage /> },
          { path: paths.refund, element: <RefundPage /> },
          { path: paths.cancellation, element: <CancellationPage /> },
          { path: paths.accessibility, element: <AccessibilityPage /> },
          { path: paths.contact, element: <Navigate replace to={paths.contactUs} />, handle: redirect },
          {
            element: <DataFrame />,
            children: [
              { path: paths.lessons, element: <LessonsPage /> },
              { path: paths.login, element: <LoginPage />, handle: unlisted },
              { path: paths.signup, element: <SignupPage />, handle: unlisted },
              { path: paths.forgotPassword, element: <ForgotPasswordPage />, handle: unlisted },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        element: <PlainFrame />,
        children: [{ path: paths.check, element: <CheckPage />, handle: unlisted }],
      },
      {
        element: <MemberGate />,
        children: [
          {
            element: <RequireUser />,
            children: [
              {
                element: <MemberFrame />,
                children: memberRoutes,
              },
            ],
          },
        ],
      },
    ],
  },
]
