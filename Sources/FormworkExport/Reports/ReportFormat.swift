/// A form in which a service or a tool reads what a check found.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// SARIF 2.1.0, which GitHub's code scanning, Azure DevOps and editors read.
    case sarif
    /// The workflow commands of GitHub Actions: annotations at the lines of a pull request.
    case githubActions = "github-actions"
    /// The XML of Checkstyle, which Jenkins and Danger read.
    case checkstyle
    /// The XML of JUnit: each document a suite, each finding a failed case.
    case junit
    /// Code Climate's engines: JSON objects, each with a NUL behind it.
    case codeclimate
    /// GitLab's code quality report.
    case gitlab
    /// A comment on a pull request.
    case markdown
    /// A page that stands by itself.
    case html
    /// SonarQube's generic format for issues, version 10.3 and later.
    case sonarqube
    /// A table, RFC 4180.
    case csv
}
