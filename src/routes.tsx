import { Navigate, type RouteObject } from 'react-router-dom'
import { AppFrame } from '@/frame/AppFrame.tsx'
import { SiteFrame } from '@/frame/SiteFrame.tsx'
import { writtenPart } from '@/ui/writtenPart.tsx'
import { page } from './page.tsx'
import { paths } from './paths.ts'

const SiteFooter = writtenPart(() => import('@/features/site/SiteFooter.tsx'), 'SiteFooter', [])
const DataFrame = page(() => import('@/frame/DataFrame.tsx'), 'DataFrame', ['messages'])
const RequireUser = page(() => import('@/auth/RequireUser.tsx'), 'RequireUser')
const MemberGate = page(() => import('@/frame/MemberGate.tsx'), 'MemberGate', ['messages'])
const MemberFrame = page(() => import('@/frame/MemberFrame.tsx'), 'MemberFrame', ['dashboard', 'messages'])

const HomePage = page(() => import('@/features/site/HomePage.tsx'), 'HomePage', ['home'])
const PricingPage = page(() => import('@/features/site/PricingPage.tsx'), 'PricingPage', ['pricing'])
const AboutPage = page(() => import('@/features/site/AboutPage.tsx'), 'AboutPage', ['site'])
const HowItWorksPage = page(() => import('@/features/site/HowItWorksPage.tsx'), 'HowItWorksPage', ['site'])
const SubjectsPage = page(() => import('@/features/courses/SubjectsPage.tsx'), 'SubjectsPage', ['site', 'courses'])
const CoursePage = page(() => import('@/features/courses/CoursePage.tsx'), 'CoursePage', ['coursePages', 'courses'])
const UpcomingCoursePage = page(() => import('@/features/courses/UpcomingCoursePage.tsx'), 'UpcomingCoursePage', ['coursePages', 'courses'])
const FreeTrialPage = page(() => import('@/features/freeTrial/FreeTrialPage.tsx'), 'FreeTrialPage', ['site', 'messages'])
const ContactPage = page(() => import('@/features/help/ContactPage.tsx'), 'ContactPage', ['site'])
const SupportPage = page(() => import('@/features/help/SupportPage.tsx'), 'SupportPage', ['site'])
const PrivacyPage = page(() => import('@/features/legal/PrivacyPage.tsx'), 'PrivacyPage', ['legal'])
const TermsPage = page(() => import('@/features/legal/TermsPage.tsx'), 'TermsPage', ['legal'])
const RefundPage = page(() => import('@/features/legal/RefundPage.tsx'), 'RefundPage', ['legal'])
const CancellationPage = page(() => import('@/features/legal/CancellationPage.tsx'), 'CancellationPage', ['legal'])
const AccessibilityPage = page(() => import('@/features/legal/AccessibilityPage.tsx'), 'AccessibilityPage', ['legal'])
const NotFoundPage = page(() => import('@/features/site/NotFoundPage.tsx'), 'NotFoundPage', ['courses'])
const LoginPage = page(() => import('@/features/account/LoginPage.tsx'), 'LoginPage', ['account'])
const SignupPage = page(() => import('@/features/account/SignupPage.tsx'), 'SignupPage', ['account'])
const ForgotPasswordPage = page(() => import('@/features/account/ForgotPasswordPage.tsx'), 'ForgotPasswordPage', ['account'])
const DashboardPage = page(() => import('@/features/dashboard/DashboardPage.tsx'), 'DashboardPage', ['dashboard', 'classroom', 'classes', 'courses'])
const ClassroomPage = page(() => import('@/features/classroom/ClassroomPage.tsx'), 'ClassroomPage', ['classroom', 'classes', 'courses'])
const ClassesPage = page(() => import('@/features/classes/ClassesPage.tsx'), 'ClassesPage', ['classes', 'courses'])
const ClassDetailsPage = page(() => import('@/features/classes/ClassDetailsPage.tsx'), 'ClassDetailsPage', ['classes', 'courses'])
const LessonsPage = page(() => import('@/features/classes/LessonsPage.tsx'), 'LessonsPage', ['classes', 'courses', 'site'])
const AddListingPage = page(() => import('@/features/teaching/AddListingPage.tsx'), 'AddListingPage', ['teaching', 'classes', 'courses'])
const EditListingPage = page(() => import('@/features/teaching/EditListingPage.tsx'), 'EditListingPage', ['teaching', 'classes', 'courses'])

/** Marks the frame whose pages are written in parts (ui/writtenPart). */
export const writtenInParts = 'writtenInParts'

/** THE URL MAP: guard → frame → page. The only place that loads pages. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      {
        element: <SiteFrame footer={<SiteFooter />} />,
        handle: writtenInParts,
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
          { path: paths.contact, element: <Navigate replace to={paths.contactUs} /> },
          {
            element: <DataFrame />,
            children: [
              { path: paths.lessons, element: <LessonsPage /> },
              { path: paths.login, element: <LoginPage /> },
              { path: paths.signup, element: <SignupPage /> },
              { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        element: <MemberGate />,
        children: [
          {
            element: <RequireUser />,
            children: [
              {
                element: <MemberFrame />,
                children: [
                  { path: paths.dashboard, element: <DashboardPage /> },
                  { path: paths.classroom, element: <ClassroomPage /> },
                  { path: paths.classes, element: <ClassesPage /> },
                  { path: paths.classDetails, element: <ClassDetailsPage /> },
                  { path: paths.addListing, element: <AddListingPage /> },
                  { path: paths.editListing, element: <EditListingPage /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
